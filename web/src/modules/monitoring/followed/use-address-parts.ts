import { useLocation, useRouter } from '@tanstack/react-router';

/** The parts of the address after /webappscan, as they were before they were encoded. */
export function useAddressParts(): readonly string[] {
  const { history } = useRouter();
  // Renders again when the address changes; the router's own path is decoded in part only.
  useLocation({ select: ({ pathname }) => pathname });
  return history.location.pathname.split('/').slice(2).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

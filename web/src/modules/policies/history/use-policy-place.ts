import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { policyPath } from '../policy-path.ts';

export type CompareTo = number | 'library';
type View = { readonly kind: 'text' } | { readonly kind: 'history' } | Compared;
type Compared = { readonly kind: 'compare'; readonly from: number; readonly to: CompareTo };

export type PolicyPlace = {
  readonly policyId: string;
  /** Null for the newest. */
  readonly version: number | null;
  readonly view: View;
  readonly show: (view: View) => void;
};

/** Where one is with a policy: /securitypolicy/{id}[/{version}], its history or a comparison as `?view=`. */
export function usePolicyPlace(): PolicyPlace {
  const { history } = useRouter();
  const { searchStr } = useLocation();
  // Of the page that is shown: the address is that of the next page already while one leaves.
  const { id: policyId = '', version: versionText = '' } = useParams({ strict: false });
  const version = readVersion(versionText);
  return {
    policyId,
    // What is no number is a version that nobody has.
    version: versionText === '' ? null : (version ?? 0),
    view: readView(new URLSearchParams(searchStr)),
    show(view) {
      const path = policyPath(policyId, version ?? undefined);
      if (view.kind === 'text') history.push(path);
      else if (view.kind === 'history') history.push(`${path}?view=history`);
      else history.push(`${path}?view=compare&from=${view.from}&to=${view.to}`);
    },
  };
}

function readView(search: URLSearchParams): View {
  const kind = search.get('view');
  if (kind === 'history') return { kind };
  const from = readVersion(search.get('from'));
  const to = search.get('to') === 'library' ? 'library' : readVersion(search.get('to'));
  return kind === 'compare' && from !== null && to !== null ? { kind, from, to } : { kind: 'text' };
}

function readVersion(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

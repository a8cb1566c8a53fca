import { useProfile } from '../../portal/use-profile.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Banner } from '../../ui/banner.tsx';

/** Warns the provider's staff that they act for a customer (spec part 1, section 6). */
export function ServiceSessionBanner() {
  const { isServiceSession } = useSessionState();
  const { companyData } = useProfile();
  if (!isServiceSession) return null;
  return (
    <section aria-label="Service session">
      <Banner kind="warning" title="Service session." isFullBleed>
        You are working in the portal of {companyData?.companyName ?? 'a customer'}. Everything you do here is recorded.
      </Banner>
    </section>
  );
}

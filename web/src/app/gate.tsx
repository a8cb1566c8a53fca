import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyAside } from '../portal/lazy-aside.ts';
import { say } from '../portal/texts/say.ts';
import { useGoTo } from '../portal/use-go-to.ts';
import { useSessionQuery } from '../portal/use-session-state.ts';
import { gate as texts } from './app.texts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { type Decision, decideRoute } from './guards/decide-route.ts';
import { dropPlaceBeforeMaintenance, keepPlaceBeforeMaintenance } from './guards/place-before-maintenance.ts';
import { routeKind } from './guards/route-kind.ts';
import { clearRedirect, saveRedirect } from './guards/saved-redirect.ts';
import { useVisitor } from './guards/use-visitor.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { useSessionNews } from './session/use-session-news.ts';
import { SupportHost } from './support-host.tsx';
import { ToastHost } from './toast-host.tsx';
import { useBrandColours } from './use-brand-colours.ts';
import { useLogFailedLoads } from './use-log-failed-loads.ts';
import { useMaintenance } from './use-maintenance.ts';

const SignedInDialogs = lazyAside(() => import('./dialogs/signed-in-dialogs.tsx'));

const PlanUnavailableDialog = lazyAside(() => import('./dialogs/plan-unavailable-dialog.tsx'));

/** Shows a page only to those who may see it and sends all others where they belong. */
export function Gate() {
  useBrandColours();
  const { visitor, failed, retry } = useVisitor();
  const path = useShownPath();
  const decision = decideRoute(path, visitor);
  useSessionNews(visitor.session);
  useMaintenance();
  useLogFailedLoads();
  useFollow(decision, visitor.session === 'signed-in', path);

  if (failed === 'session') return <ErrorScreen onContinue={retry} continueLabel={say(texts.retry)} />;
  return (
    <>
      {failed === null && <Content decision={decision} />}
      {path !== '/maintenance' && (
        <ToastHost isNeeded={decision.kind === 'show' && !isLight(path)} part={path.split('/')[1] ?? ''} />
      )}
      <Suspense>
        {failed !== null && <PlanUnavailableDialog onRetry={retry} />}
        <SupportHost />
        {visitor.session === 'signed-in' && <SignedInDialogs />}
      </Suspense>
    </>
  );
}

/** Sign-in and the dashboard use `notify`, so that they need no toasts before there is a message. */
function isLight(path: string): boolean {
  return path === '/' || path === '/dashboard' || path.startsWith('/signin');
}

/** The path of the page that the outlet shows; while another page is being loaded, the address is ahead of it. */
function useShownPath(): string {
  const address = useLocation({ select: (location) => location.pathname });
  // The root alone matches every address; it says nothing about the page.
  const shown = useRouterState({
    select: ({ matches }) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined),
  });
  return shown === undefined || routeKind(address).kind === 'unknown' ? address : shown;
}

function Content({ decision }: { readonly decision: Decision }) {
  if (decision.kind === 'wait') return <LoadingScreen waitingFor={decision.for} />;
  return decision.kind === 'show' ? <Outlet /> : null;
}

function useFollow(decision: Decision, isSignedIn: boolean, path: string): void {
  const goTo = useGoTo();
  const target = decision.kind === 'go' ? decision.to : null;
  const savesRedirect = decision.kind === 'go' && decision.savesRedirect === true;
  const hasArrived = decision.kind === 'show' && routeKind(path).kind !== 'maintenance';
  const owner = useSessionQuery().data?.cognitoId ?? null;
  const asked = useLocation({ select: (location) => location.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and who asked for it belong to the decision it led to
  useEffect(() => {
    if (target === null) return;
    if (savesRedirect && asked !== '/') saveRedirect(asked);
    if (target === '/maintenance') keepPlaceBeforeMaintenance(owner, asked);
    if (target.includes('/api/')) {
      clearRedirect();
      window.location.assign(target);
    } else goTo(target, { replace: true });
  }, [target, savesRedirect, goTo]);

  useEffect(() => {
    if (!hasArrived) return;
    dropPlaceBeforeMaintenance();
    if (isSignedIn) clearRedirect();
  }, [hasArrived, isSignedIn]);
}

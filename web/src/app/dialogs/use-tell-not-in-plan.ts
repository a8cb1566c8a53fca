import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '../../api/notify.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import type { Subscription } from '../../portal/use-subscription.ts';
import { routeKind } from '../guards/route-kind.ts';
import { useTellNotInPlan as texts } from './dialogs.texts.ts';

/** Says why an address, such as a bookmark, led home: its module is not in the plan. Where nothing is, the plan page says so. */
export function useTellNotInPlan(modules: Subscription['modules'] | undefined): void {
  const goTo = useGoTo();
  const asked = useLocation({ select: ({ pathname }) => pathname });
  const route = routeKind(asked);
  const isShut = route.kind === 'module' && modules?.[route.module] === 'INACTIVE';
  const isSentHome =
    isShut && [modules.compliance, modules.monitoring, modules.training].some((status) => status === 'ACTIVE');
  useEffect(() => {
    if (!isSentHome) return;
    void notify({
      kind: 'info',
      text: say(texts.thePageYouAsked),
      durationMs: 10_000,
      action: { label: say(texts.seeThePlans), onPress: () => goTo('/plan') },
    });
  }, [isSentHome, goTo]);
}

import type { UsageEventName } from '@portal/domain/marketing/usage-events.ts';

/** A consented usage event as an outside service gets it. */
export type OutgoingUsageEvent = {
  readonly name: UsageEventName;
  readonly at: Date;
  /** Stands for the person; it is no id of the portal's and leads back to nobody outside it. */
  readonly stranger: string;
  readonly brandId: string;
};

/** Hands usage events on to whoever counts them beside the portal itself. */
export type AnalyticsPort = {
  /**
   * Null when the event was taken; else why it was refused for good.
   * @throws Error when another try may succeed
   */
  track(event: OutgoingUsageEvent): Promise<string | null>;
};

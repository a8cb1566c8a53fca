import type { ConciergeServices } from './modules/concierge/concierge-services.ts';
import type { ConsoleServices } from './modules/console/console-services.ts';
import type { DashboardServices } from './modules/dashboard/dashboard-services.ts';
import type { DevelopersServices } from './modules/developers/developers-services.ts';
import type { MarketingServices } from './modules/marketing/marketing-services.ts';
import type { MaturityServices } from './modules/maturity/maturity-services.ts';
import type { MonitoringServices } from './modules/monitoring/monitoring-services.ts';
import type { OutsideCheckServices } from './modules/outside-check/outside-check-services.ts';
import type { PhishingServices } from './modules/phishing/phishing-services.ts';
import type { ProofServices } from './modules/proof-packs/proof-services.ts';
import type { RatingsServices } from './modules/ratings/ratings-services.ts';
import type { TrainingServices } from './modules/training/training-services.ts';

/** The services of all modules together; the composition root makes them. */
export type PortalServices = MonitoringServices &
  TrainingServices &
  MaturityServices &
  RatingsServices &
  ProofServices &
  OutsideCheckServices &
  ConciergeServices &
  PhishingServices &
  DashboardServices &
  DevelopersServices &
  MarketingServices &
  ConsoleServices;

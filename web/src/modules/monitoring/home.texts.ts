import { texts } from '@portal/domain/texts/texts.ts';

export const monitoringHome = texts('monitoring.monitoringHome', {
  websiteScans: 'Website Scans',
  monitoring: 'Monitoring',
  what: 'high risk',
});

import { texts } from '@portal/domain/texts/texts.ts';

export const helpButton = texts('portal.incidentHelp.button', {
  label: 'Something has happened',
});

export const kindSteps = texts('portal.incidentHelp.steps', {
  microsoft: 'Microsoft 365:',
  google: 'Google Workspace:',
});

export const callList = texts('portal.incidentHelp.calls', {
  emergency: 'Emergency: {number}',
  website: 'Website',
  websiteOf: 'Website of {name}',
});

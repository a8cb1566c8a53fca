import { texts } from '@portal/domain/texts/texts.ts';

export const integrationsPage = texts('integrations.page', {
  title: 'Integrations',
  description: 'Find out what is happening, and act on it, in the apps you already use.',
  programs: 'For your own software: tokens, webhooks and the API',
});

export const integrationsPlaces = texts('integrations.places', {
  messages: 'Slack, Microsoft Teams and email',
  tickets: 'Tickets in GitHub, Jira or by email',
  calendar: 'Your calendar app',
});

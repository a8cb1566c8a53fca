import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { words as texts } from './incidents.texts.ts';

export default {
  activity: {
    'incident.started': texts.started,
    'incident.noted': texts.noted,
    'incident.step': texts.step,
    'incident.deadline': texts.deadline,
    'incident.people': texts.people,
    'incident.closed': texts.closed,
    'incident.reopened': texts.reopened,
    'incident.reported': texts.reported,
    'incident.exported': texts.exported,
    'emergency-card.saved': texts.cardSaved,
    'emergency-link.made': texts.linkMade,
    'emergency-link.revoked': texts.linkRevoked,
  },
  mails: { 'incident-started': texts.startedMail },
} satisfies ModuleWords;

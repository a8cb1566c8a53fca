import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { places as texts } from './phishing.texts.ts';

const phishing = { module: 'phishing', detail: texts.phishing } as const;

export default [
  { ...phishing, label: texts.newCampaign, href: '/phishing/new' },
  { ...phishing, label: texts.templates, href: '/phishing/templates' },
  { ...phishing, label: texts.allowList, href: '/phishing/allow-list' },
  { ...phishing, label: texts.settings, href: '/phishing/settings' },
] satisfies ModulePlaces;

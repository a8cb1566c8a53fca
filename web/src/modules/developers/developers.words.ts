import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { developersWords as texts } from './developers.texts.ts';

export default {
  activity: {
    'developers.token-made': texts.tokenMade,
    'developers.token-revoked': texts.tokenRevoked,
    'developers.token-used': texts.tokenUsed,
    'developers.webhook-made': texts.webhookMade,
    'developers.webhook-changed': texts.webhookChanged,
    'developers.webhook-secret-renewed': texts.webhookSecretRenewed,
    'developers.webhook-removed': texts.webhookRemoved,
    'developers.webhook-tested': texts.webhookTested,
    'developers.webhook-replayed': texts.webhookReplayed,
    'developers.channel-made': texts.channelMade,
    'developers.channel-changed': texts.channelChanged,
    'developers.channel-removed': texts.channelRemoved,
    'developers.channel-tested': texts.channelTested,
    'developers.channel-replayed': texts.channelReplayed,
    'developers.directory-person-added': texts.directoryPersonAdded,
    'developers.directory-person-changed': texts.directoryPersonChanged,
    'developers.directory-person-left': texts.directoryPersonLeft,
    'developers.directory-person-removed': texts.directoryPersonRemoved,
    'developers.directory-group-changed': texts.directoryGroupChanged,
    'developers.directory-group-removed': texts.directoryGroupRemoved,
    'developers.directory-admin-added': texts.directoryAdminAdded,
    'developers.directory-admin-removed': texts.directoryAdminRemoved,
    'developers.directory-admin-kept': texts.directoryAdminKept,
    'developers.directory-admin-refused': texts.directoryAdminRefused,
    'developers.directory-group-chosen': texts.directoryGroupChosen,
    'developers.directory-released': texts.directoryReleased,
  },
  mails: { 'webhook-off': texts.webhookOff, happened: texts.happened },
} satisfies ModuleWords;

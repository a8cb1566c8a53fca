import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/developers/alert-channels.calls.ts';
import { CHANNEL_KINDS, type ChannelKind, MAX_ALERT_CHANNELS } from '@portal/domain/developers/endpoint-kinds.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { seal } from '../../../system/sealed-box.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { refuseInsideAddress } from '../../monitoring/public.ts';
import { findUserName, listAdmins, lockOrganisation } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { found } from '../serving/found.ts';
import * as store from '../webhooks/endpoints.store.ts';
import { ofEndpoint } from '../webhooks/of-endpoint.ts';

const done = { success: true } as const;

/** Chats and emails that are told what happens, and the admins that emails can go to. */
export async function listAlertChannels(
  { database }: DevelopersServices,
  { session }: CallerOf<typeof calls.listAlertChannels>,
): Promise<AnswerOf<typeof calls.listAlertChannels>> {
  const { rows, admins } = await database.inOrg(session.orgId, async (tx) => ({
    rows: await store.listEndpoints(tx, session, CHANNEL_KINDS),
    admins: await listAdmins(tx),
  }));
  const channels = rows.map((row) => ({
    endpointId: row.endpoint_id,
    kind: row.kind as ChannelKind,
    name: row.name,
    host: row.address === '' ? '' : new URL(row.address).host,
    events: row.events,
    leastSeverity: row.least_severity,
    rhythm: row.rhythm,
    recipients: row.recipients,
    isOn: row.is_on,
    offBecause: row.off_because,
    failingSince: row.failing_since?.toISOString() ?? null,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
  }));
  return { ...done, data: { channels, admins } };
}

/** Sets up a channel. @throws AppError FRESH_SIGN_IN_NEEDED, TOO_MANY_ALERT_CHANNELS, TARGET_URL_NOT_PUBLIC, NOT_FOUND */
export async function makeAlertChannel(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.makeAlertChannel>,
  input: InputOf<typeof calls.makeAlertChannel>,
): Promise<AnswerOf<typeof calls.makeAlertChannel>> {
  await requireFreshProof(services, caller);
  const { config, database, clock, webhookKey } = services;
  const { kind, address: secret = '', events } = input;
  if (kind !== 'email') await refuseInsideAddress(secret, config.scanAllowHosts, 'address');
  const address = kind === 'email' ? '' : new URL(secret).origin;
  const { orgId, userId } = caller.session;
  const at = clock.now();
  const endpointId = randomUUID();
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    if ((await store.listEndpoints(tx, { orgId }, CHANNEL_KINDS)).length >= MAX_ALERT_CHANNELS)
      throw new AppError('TOO_MANY_ALERT_CHANNELS', { values: { maximum: MAX_ALERT_CHANNELS } });
    const channel = { kind, ...(await columnsOf(tx, kind, input)) };
    const madeByName = await findUserName(tx, userId);
    const sealedSecret = seal(webhookKey, secret);
    await store.insertEndpoint(tx, {
      ...{ endpointId, orgId, address, events, sealedSecret, madeBy: userId, madeByName, at, channel },
    });
    const what = ofEndpoint('made', { kind, name: input.name, address });
    await auditCaller(tx, caller, at, { ...what, details: { endpointId, kind, events } });
  });
  return { ...done, data: { endpointId } };
}

/** Changes what a channel is told of, turns it off or on. @throws AppError NOT_FOUND */
export async function changeAlertChannel(
  { database, clock }: DevelopersServices,
  caller: CallerOf<typeof calls.changeAlertChannel>,
  input: InputOf<typeof calls.changeAlertChannel>,
): Promise<AnswerOf<typeof calls.changeAlertChannel>> {
  const { endpointId, events, isOn } = input;
  const at = clock.now();
  await database.inOrg(caller.session.orgId, async (tx) => {
    const before = found(await store.lockEndpoint(tx, caller.session, endpointId, CHANNEL_KINDS));
    const turnedOnAt = isOn && !before.is_on ? at : null;
    const channel = await columnsOf(tx, before.kind as ChannelKind, input);
    await store.updateEndpoint(tx, endpointId, { events, isOn, turnedOnAt, channel });
    const what = ofEndpoint('changed', { ...before, name: input.name });
    await auditCaller(tx, caller, at, { ...what, details: { endpointId, events, isOn } });
  });
  return done;
}

/** What a channel has besides address and events; recipients are admins of the firm, and how often is asked of emails alone. */
async function columnsOf(
  tx: OrgTransaction,
  kind: ChannelKind,
  {
    name,
    leastSeverity,
    rhythm,
    recipients,
  }: InputOf<typeof calls.changeAlertChannel> | InputOf<typeof calls.makeAlertChannel>,
): Promise<store.ChannelColumns> {
  if (kind !== 'email') return { name, leastSeverity, rhythm: null, recipients: [] };
  const known = new Set((await listAdmins(tx)).map(({ userId }) => userId));
  if (recipients.length === 0 || !recipients.every((userId) => known.has(userId))) throw new AppError('NOT_FOUND');
  return { name, leastSeverity, rhythm, recipients: [...new Set(recipients)] };
}

import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { AddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import type { ScanOptions } from '../scan-options.ts';
import type { ScanState } from '../scan-state.ts';
import { type Access, originOf } from './access.ts';
import { type Account, createAccount } from './account.ts';
import type { AccountsState } from './accounts-state.ts';
import type { Ask } from './session.ts';
import { signInHostsOf } from './sign-in-trail.ts';
import { type TokenTrial, tryTokenOf } from './token/try-token-of.ts';
import { createVeil, type Veil } from './veil.ts';

/** Who asks: the account that the scan reads with, the one with fewer rights, or a visitor. */
export const ROLES = ['main', 'lesser', 'nobody'] as const;
export type Role = (typeof ROLES)[number];
export type AccountRole = Exclude<Role, 'nobody'>;

export type Accounts = {
  readonly veil: Veil;
  /** The account of a role for requests to this address; null where it asks as a visitor. */
  of(role: Role, url: string): Promise<Account | null>;
  /** What the website does with changed tokens of the main account; null where it has none, or is not signed in. */
  tryToken(ask: Ask): Promise<TokenTrial | null>;
  state(): AccountsState;
  /** Answers that set cookies while the main account signed in; each is given once. */
  takeSetting(): readonly Exchange[];
};

/** The accounts of a scan: their secrets go to the website's own origin, encrypted, or to a machine of the operator's. */
export function openAccounts(options: ScanOptions, state: ScanState, guard: AddressGuard): Accounts {
  const veil = createVeil();
  const refused: Partial<Record<AccountRole, SignInFailure | undefined>> = {};
  const now = () => Date.now();
  const make = (role: AccountRole) => {
    const access = isUsed(options) ? options.signIns?.[role] : undefined;
    if (access === undefined) return null;
    return { access, account: createAccount(access, { veil, before: state.accounts[role], now }) };
  };
  const made = { main: make('main'), lesser: make('lesser') };
  const stateOf = (role: AccountRole) => {
    const known = made[role]?.account.state() ?? state.accounts[role];
    return { ...known, failure: known.failure ?? refused[role] ?? null };
  };
  const of = async (role: Role, url: string) => {
    const origin = state.target?.origin;
    const found = role === 'nobody' ? null : made[role];
    if (role === 'nobody' || found === null || origin === undefined) return null;
    refused[role] ??= await refusalOf(found.access, origin, guard);
    return refused[role] === undefined && new URL(url).origin === origin ? found.account : null;
  };
  return {
    veil,
    of,
    async tryToken(ask) {
      if (made.main === null) return null;
      const { access } = made.main;
      const session = (await (await of('main', access.sign.url))?.ready(ask)) ?? null;
      const trial = session === null ? null : await tryTokenOf(access, session, ask);
      if (session === null || trial === null) return null;
      veil.hideForNow(trial.changed);
      const veiled = (exchange: Exchange | null) =>
        exchange === null ? null : veil.exchange(exchange, Object.keys(session.headers));
      return {
        ...trial,
        takesUnsigned: veiled(trial.takesUnsigned),
        takesWronglySigned: veiled(trial.takesWronglySigned),
      };
    },
    state: () => ({ main: stateOf('main'), lesser: stateOf('lesser') }),
    takeSetting: () => made.main?.account.takeSetting() ?? [],
  };
}

/** A quick look reads what everybody sees. */
const isUsed = ({ level }: ScanOptions) => !LEVEL_LIMITS[level].isQuick && level !== 'log4shell';

async function refusalOf(access: Access, origin: string, guard: AddressGuard): Promise<SignInFailure | undefined> {
  if (originOf(access) !== origin) return 'OTHER_ADDRESS';
  return (await isEncrypted(access, guard)) ? undefined : 'NOT_ENCRYPTED';
}

/** Whether all that a sign-in asks is encrypted, or a machine of the operator's. */
export async function isEncrypted(access: Access, guard: AddressGuard): Promise<boolean> {
  for (const origin of [originOf(access), ...signInHostsOf(access)]) {
    const { protocol, hostname } = new URL(origin);
    if (protocol !== 'https:' && !(await guard.isOwnHost(hostname).catch(() => false))) return false;
  }
  return true;
}

/** Origins at which the accounts of a scan sign in, beside the website's own. */
export const signInHosts = ({ signIns }: Pick<ScanOptions, 'signIns'>): ReadonlySet<string> =>
  new Set([signIns?.main, signIns?.lesser].flatMap((access) => (access === undefined ? [] : signInHostsOf(access))));

/** Whether a scan reads with an account at all. */
export const hasMainAccount = (options: Pick<ScanOptions, 'signIns'> & { readonly level: ScanOptions['level'] }) =>
  options.signIns?.main !== undefined && isUsed(options as ScanOptions);

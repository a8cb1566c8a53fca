import { isThisMachine } from '../system/this-machine.ts';
import type { Problem } from './outside-settings.ts';

type Settings = {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly PRODUCTION: boolean;
  readonly SCAN_ALLOW_HOSTS: readonly string[];
  readonly MAIL_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
};

/**
 * What does not fit together in the settings of addresses and mail, one problem each.
 * @param publicUrl where the portal is reached, set or made from the port
 */
export function addressContradictions(settings: Settings, publicUrl: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (name: string, text: string) => problems.push({ name, text });
  const url = new URL(publicUrl);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    refuse('PUBLIC_URL', 'use only protocol, host and port, such as https://portal.example.com');
  }
  if (!settings.PRODUCTION) return problems.length > 0 ? problems : openToOthers(settings, url);
  if (settings.SCAN_ALLOW_HOSTS.length > 0) refuse('SCAN_ALLOW_HOSTS', 'must be empty while PRODUCTION is on');
  if (settings.PUBLIC_URL === undefined) refuse('PUBLIC_URL', 'must be set while PRODUCTION is on');
  else if (url.protocol !== 'https:' && url.hostname !== 'localhost') {
    refuse('PUBLIC_URL', 'must start with https:// while PRODUCTION is on');
  }
  if (settings.MAIL_URL === undefined)
    refuse('MAIL_URL', 'must be set while PRODUCTION is on, or nobody gets any email');
  if (settings.MAIL_FROM === undefined) refuse('MAIL_FROM', 'must be set while PRODUCTION is on');
  return problems;
}

/** Without PRODUCTION everybody who reaches the portal reads its mails at `/dev/mailbox`, so only this machine may. */
function openToOthers(settings: Settings, publicUrl: URL): Problem[] {
  const text = 'other machines can reach the portal there and would read its emails: add PRODUCTION=on';
  const reaches = { PUBLIC_URL: publicUrl.hostname, HOST: settings.HOST };
  return Object.entries(reaches)
    .filter(([, host]) => !isThisMachine(host))
    .map(([name]) => ({ name, text }));
}

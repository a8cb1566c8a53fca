import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RecaptchaSettings } from '../../config/provider-settings.ts';
import { RECAPTCHA_ACTION, RECAPTCHA_HOST } from '../../system/recaptcha-address.ts';

/** Address of the frame; the browser app knows it too. */
const CAPTCHA_FRAME_PATH = '/captcha/frame';

/**
 * A page of its own, shown to nobody, in which Google's script runs: it needs what the portal's pages forbid, and so they keep
 * their strict policy. Asked by a message of the portal's page it answers with a token.
 */
export function registerCaptchaFrame(app: FastifyInstance, settings: RecaptchaSettings): void {
  const host = settings.endpoint ?? RECAPTCHA_HOST;
  const scriptHosts = `${host}/recaptcha/ ${settings.endpoint === null ? 'https://www.gstatic.com/recaptcha/' : ''}`;
  const script = `${host}/recaptcha/api.js?render=${settings.siteKey}`;
  app.get(CAPTCHA_FRAME_PATH, async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          `script-src 'nonce-${nonce}' ${scriptHosts}`.trim(),
          "style-src 'unsafe-inline'",
          `img-src data: ${scriptHosts}`.trim(),
          `connect-src ${host}/recaptcha/`,
          `frame-src ${host}/recaptcha/`,
          "form-action 'none'",
          "base-uri 'none'",
          "frame-ancestors 'self'",
        ].join('; '),
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(frame(nonce, script, settings.siteKey));
  });
}

/** Tells its parent "ready", then a token for each request, or "failed". */
function frame(nonce: string, script: string, siteKey: string): string {
  const given = JSON.stringify({ script, siteKey, action: RECAPTCHA_ACTION });
  return `<!doctype html><meta charset="utf-8"><title>Captcha</title><script nonce="${nonce}">
'use strict';
const given = ${given};
const tell = (message) => parent.postMessage({ captcha: message }, location.origin);
const source = document.createElement('script');
source.src = given.script;
source.onload = () => grecaptcha.ready(() => tell({ kind: 'ready' }));
source.onerror = () => tell({ kind: 'failed' });
document.head.append(source);
addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== location.origin) return;
  grecaptcha.execute(given.siteKey, { action: given.action }).then(
    (token) => tell({ kind: 'token', token }),
    () => tell({ kind: 'failed' }),
  );
});
</script>`;
}

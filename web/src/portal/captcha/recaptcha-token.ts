import { ApiError } from '../../api/api-error.ts';
import { say } from '../texts/say.ts';
import { recaptchaToken as texts } from './captcha.texts.ts';

/** The portal's own page in which Google's script runs; see server/src/http/security/captcha-frame.ts. */
const FRAME_ADDRESS = '/captcha/frame';
const PATIENCE_MS = 20_000;

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'token'; readonly token: string };

const unavailable = () =>
  new ApiError(0, [
    {
      code: 'CAPTCHA_UNAVAILABLE',
      message: say(texts.theRobotCheckCannot),
    },
  ]);

let frame: Promise<HTMLIFrameElement> | undefined;

/** Opens the frame, once, so that nobody waits for Google's script at the end of a form. */
export function openRecaptcha(): Promise<HTMLIFrameElement> {
  frame ??= openFrame().catch((error: unknown) => {
    frame = undefined;
    throw error;
  });
  return frame;
}

/** A token of this moment for the server to have judged. Throws an ApiError when Google cannot be reached. */
export async function solveRecaptcha(): Promise<string> {
  const element = await openRecaptcha();
  const answered = nextMessage(element);
  element.contentWindow?.postMessage('token', window.location.origin);
  const message = await answered;
  if (message.kind !== 'token') throw unavailable();
  return message.token;
}

async function openFrame(): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe');
  element.src = FRAME_ADDRESS;
  element.title = say(texts.captcha);
  element.tabIndex = -1;
  element.ariaHidden = 'true';
  // Not taken out of the page altogether: browsers hardly run what is not laid out.
  Object.assign(element.style, { position: 'fixed', width: '1px', height: '1px', opacity: '0', border: '0' });
  const answered = nextMessage(element);
  document.body.append(element);
  const message = await answered.catch(() => ({ kind: 'failed' }));
  if (message.kind === 'ready') return element;
  element.remove();
  throw unavailable();
}

function nextMessage(element: HTMLIFrameElement): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const listen = (event: MessageEvent<{ readonly captcha?: Message }>) => {
      if (event.source !== element.contentWindow || event.origin !== window.location.origin) return;
      if (event.data.captcha === undefined) return;
      end();
      resolve(event.data.captcha);
    };
    const timer = setTimeout(() => {
      end();
      reject(unavailable());
    }, PATIENCE_MS);
    window.addEventListener('message', listen);
  });
}

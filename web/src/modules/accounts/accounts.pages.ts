import type { BrowserPage, ModulePages } from '../../portal/modules/browser-page.ts';

const signUp = () => import('./sign-up/sign-up-page.tsx');
const signUpLink = () => import('./sign-up/sign-up-link-page.tsx');
const forgotPassword = () => import('./recovery/forgot-password-page.tsx');
const resetPassword = () => import('./recovery/reset-password-page.tsx');

const open = (kind: 'visitor-only' | 'public', load: BrowserPage['load'], ...paths: string[]): readonly BrowserPage[] =>
  paths.map((path) => ({ path, kind, frame: 'open', load }));

export default {
  pages: [
    ...open('visitor-only', 'first', '/signin', '/signin/$subscriptionId', '/console/signin'),
    ...open('visitor-only', signUp, '/signup', '/signup/$subscriptionId'),
    ...open('visitor-only', forgotPassword, '/forgotPassword', '/forgotPassword/$subscriptionId'),
    ...open('public', () => import('./sign-on/sign-on-page.tsx'), '/sign-on'),
    ...open('public', () => import('./verification/verify-page.tsx'), '/verify'),
    ...open('public', () => import('./verification/verify-link-page.tsx'), '/verifyEmail/$token'),
    ...open('public', () => import('./invite-link-page.tsx'), '/invite-link/$linkId'),
    ...open('public', signUpLink, '/signupLink/$linkId', '/signupSec/$linkId'),
    ...open('public', () => import('./link-error-page.tsx'), '/link-error-page'),
    ...open('public', resetPassword, '/resetPassword/$linkId', '/resetPassword/$linkId/$subscriptionId'),
  ],
} satisfies ModulePages;

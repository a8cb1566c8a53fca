import { expect, test } from 'vitest';
import { changesAccount, isDeniedInside, saysDeedInside, saysSignOut } from './denied-inside.ts';

const at = (path: string) => `https://shop.example${path}`;

test.each(['/exit', '/users/5/promote', '/users/5/send', '/posts/7/archive', '/team/invite', '/go?do=end-session'])(
  '%s is not followed by somebody who is signed in',
  (path) => expect(isDeniedInside(at(path))).toBe(true),
);

test.each(['/archive', '/start', '/account', '/orders/17', '/team', '/how-to-invite-people-to-a-party', '/users/5'])(
  '%s is followed',
  (path) => expect(isDeniedInside(at(path))).toBe(false),
);

test('ways out are known by their words, in three languages', () => {
  for (const words of ['Sign out', 'Log out', ' Abmelden ', 'Cerrar sesión']) expect(saysSignOut(words)).toBe(true);
  for (const words of ['Sign in', 'How to sign out of Windows']) expect(saysSignOut(words)).toBe(false);
  expect(saysDeedInside('Invite a colleague')).toBe(true);
  expect(saysDeedInside('Save')).toBe(false);
});

test('fields that belong to an account are known by their names and types', () => {
  for (const name of ['new_password', 'email', 'userRole', 'isAdmin', 'permissions[]', 'phone'])
    expect(changesAccount([{ name }]), name).toBe(true);
  for (const name of ['comment', 'q', 'quantity', 'language', 'title'])
    expect(changesAccount([{ name }]), name).toBe(false);
  expect(changesAccount([{ name: 'p', type: 'password' }])).toBe(true);
});

export { remindOfSignOffs } from './sign-off/remind-of-sign-offs.ts';
export { deleteEndedSignOffLinks } from './sign-off/sign-off-people.store.ts';

import { texts } from '@portal/domain/texts/texts.ts';

export const toast = texts('ui.overlays.toast', {
  success: 'Success',
  note: 'Note',
  warning: 'Warning',
  error: 'Error',
  notifications: 'Notifications',
  closeMessage: 'Close message',
});

export const dialog = texts('ui.overlays.dialog', {
  close: 'Close',
});

export const confirmDialog = texts('ui.overlays.confirmDialog', {
  cancel: 'Cancel',
});

export const drawer = texts('ui.overlays.drawer', {
  close: 'Close',
});

import { texts } from '@portal/domain/texts/texts.ts';

export const messagesTab = texts('concierge.messages.messagesTab', {
  what: 'Your messages',
  loadingYourMessages: 'Loading your messages',
  title: 'No messages yet',
  whatTheConciergeDoes: 'What the concierge does for you',
  whenSomethingHappensThat:
    'When something happens that companies like yours should know about, your cyber concierge will tell you here and by email.',
  messages: 'Messages',
  pagesOfMessages: 'Pages of messages',
});

export const messagePage = texts('concierge.messages.messagePage', {
  message: 'Message',
  loadingTheMessage: 'Loading the message',
  messages: 'Messages',
});

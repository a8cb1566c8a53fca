import { lazy } from 'react';
import type { ConsolePart } from './console-part.ts';

export default {
  places: {
    'How you help': [
      { path: '/console/help-requests', label: 'Help requests' },
      { path: '/console/weaknesses', label: 'Weaknesses' },
      { path: '/console/concierge-messages', label: 'Messages' },
      { path: '/console/canned-answers', label: 'Canned answers' },
    ],
  },
  lists: {
    weaknesses: lazy(() => import('./weaknesses/weaknesses-page.tsx')),
    'help-requests': lazy(() => import('./help-requests/help-requests-page.tsx')),
    'concierge-messages': lazy(() => import('./messages/messages-page.tsx')),
    'canned-answers': lazy(() => import('./canned-answers/canned-answers-page.tsx')),
  },
  items: {
    weaknesses: lazy(() => import('./weaknesses/weakness-page.tsx')),
    'help-requests': lazy(() => import('./help-requests/help-request-page.tsx')),
    'concierge-messages': lazy(() => import('./messages/message-page.tsx')),
  },
} satisfies ConsolePart;

import { LifeBuoy, MessageSquare, Quote, TriangleAlert } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from './console-part.ts';

export default {
  places: {
    'How you help': [
      { path: '/console/help-requests', label: 'Help requests', icon: LifeBuoy },
      { path: '/console/weaknesses', label: 'Weaknesses', icon: TriangleAlert },
      { path: '/console/concierge-messages', label: 'Messages', icon: MessageSquare },
      { path: '/console/canned-answers', label: 'Canned answers', icon: Quote },
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

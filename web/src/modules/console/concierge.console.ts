import { LifeBuoy, MessageSquare, Quote, TriangleAlert } from 'lucide-react';
import { lazy } from 'react';
import { conciergeConsole as texts } from './console.texts.ts';
import type { ConsolePart } from './console-part.ts';

export default {
  places: {
    help: [
      { path: '/console/help-requests', label: texts.helpRequests, icon: LifeBuoy, needs: 'experts.work' },
      { path: '/console/weaknesses', label: texts.weaknesses, icon: TriangleAlert, needs: 'experts.work' },
      { path: '/console/concierge-messages', label: texts.messages, icon: MessageSquare, needs: 'experts.work' },
      { path: '/console/canned-answers', label: texts.cannedAnswers, icon: Quote, needs: 'experts.work' },
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

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/create-router.ts';
import { logFailure } from './portal/log-failure.ts';
import './styles/portal.css';
import './styles/print.css';
import './app/browser-alert.css';

window.addEventListener('unhandledrejection', (event) => logFailure('A promise was rejected.', event.reason));

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the portal.');

createRoot(place).render(
  <StrictMode>
    <App router={createAppRouter()} queryClient={createQueryClient()} />
  </StrictMode>,
);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/create-router.ts';
import { logFailure } from './portal/log-failure.ts';
import { loadOwnWords } from './portal/texts/load-own-words.ts';
import { keepChosenLanguage, translationsLoaded } from './portal/texts/load-translations.ts';
import './styles/portal.css';
import './styles/print.css';
import './app/browser-alert.css';

window.addEventListener('unhandledrejection', (event) => logFailure('A promise was rejected.', event.reason));

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the portal.');

function show(place: HTMLElement) {
  createRoot(place).render(
    <StrictMode>
      <App router={createAppRouter()} queryClient={createQueryClient()} />
    </StrictMode>,
  );
}

keepChosenLanguage();
loadOwnWords();
// Not awaited: a file that waits at its top shares nothing with what it loads.
void translationsLoaded().then(() => show(place));

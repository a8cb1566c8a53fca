import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LearningApp } from './app/learning/learning-app.tsx';
import { browserAddressBar } from './portal/address-bar.ts';
import { logFailure } from './portal/log-failure.ts';
import { loadOwnWords } from './portal/texts/load-own-words.ts';
import { keepChosenLanguage, translationsLoaded } from './portal/texts/load-translations.ts';
import './styles/learning.css';
import './styles/print.css';

window.addEventListener('unhandledrejection', (event) => logFailure('A promise was rejected.', event.reason));

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the training.');

function show(place: HTMLElement) {
  createRoot(place).render(
    <StrictMode>
      <LearningApp addressBar={browserAddressBar()} />
    </StrictMode>,
  );
}

keepChosenLanguage();
loadOwnWords();
// Not awaited: a file that waits at its top shares nothing with what it loads.
void translationsLoaded().then(() => show(place));

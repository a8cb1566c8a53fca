import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LearningApp } from './app/learning/learning-app.tsx';
import { browserAddressBar } from './portal/address-bar.ts';
import { logFailure } from './portal/log-failure.ts';
import './styles/learning.css';
import './styles/print.css';

window.addEventListener('unhandledrejection', (event) => logFailure('A promise was rejected.', event.reason));

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the training.');

createRoot(place, { onCaughtError: (error) => logFailure('A page crashed.', error) }).render(
  <StrictMode>
    <LearningApp addressBar={browserAddressBar()} />
  </StrictMode>,
);

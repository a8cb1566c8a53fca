import type { PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import { createRoot } from 'react-dom/client';
import { applyBrand } from './app/apply-brand.ts';
import { CoursePlayer } from './modules/learning/package/course-player.ts';
import { openLearningSystem } from './modules/learning/package/open-learning-system.ts';
import { PackageApp } from './modules/learning/package/package-app.tsx';
import { givePlayer } from './modules/learning/package/player-in-page.ts';
import { pageBrand } from './portal/brand/page-brand.ts';
import { translationsLoaded } from './portal/texts/load-translations.ts';
import { pageLocale } from './portal/texts/page-language.ts';
import './styles/course-package.css';
import './styles/print.css';

async function start(place: HTMLElement): Promise<void> {
  const [answer] = await Promise.all([fetch('course.json'), translationsLoaded()]);
  const course = (await answer.json()) as PackagedCourse;
  const system = await openLearningSystem(window, course.textLanguage);
  givePlayer(new CoursePlayer(course, system, () => Math.random().toString(36).slice(2, 8)));
  window.addEventListener('pagehide', () => void system.finish());
  applyBrand({ ...pageBrand, locale: pageLocale });
  followDevice(matchMedia('(prefers-color-scheme: dark)'));
  createRoot(place).render(<PackageApp courseId={course.courseId} />);
}

/** Dark or light, as the device is: a package has no button for it. */
function followDevice(dark: MediaQueryList): void {
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the course.');
void start(place);

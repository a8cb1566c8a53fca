import { GraduationCap } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { coursesPlace as texts } from './courses-place.texts.ts';

export default {
  places: { offer: [{ path: '/console/courses', label: texts.courses, icon: GraduationCap, needs: 'courses.write' }] },
  lists: { courses: lazy(() => import('./courses-page.tsx')) },
  items: { courses: lazy(() => import('./course-page.tsx')) },
} satisfies ConsolePart;

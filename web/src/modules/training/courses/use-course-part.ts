import { useLocation } from '@tanstack/react-router';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { coursePath } from '../training-path.ts';

/** The part of a course that is open, kept in the address, so that Back, reload and links keep it. */
export function useCoursePart(courseId: string): { readonly part: string; readonly setPart: (part: string) => void } {
  const { searchStr } = useLocation();
  const goTo = useGoTo();
  return {
    part: new URLSearchParams(searchStr).get('part') ?? 'about',
    setPart: (part) => goTo(`${coursePath(courseId)}${part === 'about' ? '' : `?part=${part}`}`),
  };
}

import type { CoursePlayer } from './course-player.ts';

let player: CoursePlayer | null = null;

/** Gives the page its course, before anything of it is shown. */
export function givePlayer(own: CoursePlayer): void {
  player = own;
}

/** The course of this page. */
export function playerInPage(): CoursePlayer {
  if (player === null) throw new Error('The page has no course yet.');
  return player;
}

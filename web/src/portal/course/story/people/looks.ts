import type { StoryPerson } from '@portal/domain/training/story-words.ts';
import { STRANGER } from '@portal/domain/training/story-words.ts';

/** A color and its shaded side. */
type Tones = readonly [color: string, shade: string];

/** How somebody of the cast looks. Each has a shape, a head and clothes of their own, to be known at a glance and from behind a desk. */
export type Look = {
  readonly skin: Tones;
  readonly hair: Tones;
  readonly top: Tones;
  readonly legs: Tones;
  readonly shoes: string;
  /** Half the width of shoulders, waist and hips. */
  readonly build: readonly [shoulders: number, waist: number, hips: number];
  /** 1 is the height of a grown-up. */
  readonly height: number;
  readonly sleeves: 'long' | 'short' | 'rolled';
};

const NAVY: Tones = ['#485a84', '#39496e'];
const JEANS: Tones = ['#4f6f9f', '#3f5a85'];
const CHARCOAL: Tones = ['#4a4f5e', '#3a3e4b'];
const SHADE: Tones = ['var(--story-shape)', 'var(--story-shape-deep)'];

const LOOKS: Readonly<Record<StoryPerson, Look>> = {
  rosa: {
    skin: ['#d9a06f', '#bf8253'],
    hair: ['#4a3128', '#38241d'],
    top: ['#c8553d', '#a94431'],
    legs: CHARCOAL,
    shoes: '#6b3f2f',
    build: [34, 31, 33],
    height: 0.95,
    sleeves: 'rolled',
  },
  tom: {
    skin: ['#f2c29c', '#dd9f78'],
    hair: ['#b9622f', '#954a20'],
    top: ['#eceef3', '#cfd4df'],
    legs: ['#7c8597', '#687184'],
    shoes: '#3a3e4b',
    build: [42, 40, 38],
    height: 1.04,
    sleeves: 'rolled',
  },
  hannah: {
    skin: ['#f5cdae', '#e2a985'],
    hair: ['#e0b25e', '#b98536'],
    top: ['#3aa39b', '#2c857f'],
    legs: ['#e7ecf2', '#cbd3de'],
    shoes: '#f4f6f9',
    build: [30, 25, 29],
    height: 0.98,
    sleeves: 'short',
  },
  wei: {
    skin: ['#f0c79c', '#d8a677'],
    hair: ['#2a2a33', '#1d1d25'],
    top: ['#c9ced8', '#aeb5c2'],
    legs: ['#3f67a0', '#335585'],
    shoes: '#5a4636',
    build: [35, 31, 30],
    height: 0.99,
    sleeves: 'short',
  },
  ellen: {
    skin: ['#f4cbb2', '#dfa98c'],
    hair: ['#c8ccd6', '#a9aebb'],
    top: ['#8d5285', '#734069'],
    legs: ['#5d5a66', '#4b4853'],
    shoes: '#43323f',
    build: [31, 29, 32],
    height: 0.94,
    sleeves: 'long',
  },
  marcus: {
    skin: ['#8a5c41', '#6c4530'],
    hair: ['#241a16', '#18110e'],
    top: ['#566074', '#454e60'],
    legs: ['#8a7a5e', '#72644b'],
    shoes: '#c08a3e',
    build: [43, 36, 33],
    height: 1.05,
    sleeves: 'rolled',
  },
  jamal: {
    skin: ['#b27c54', '#93613f'],
    hair: ['#231c1c', '#171212'],
    top: ['#3c5f8f', '#2f4d76'],
    legs: ['#c9b48f', '#b09a74'],
    shoes: '#7a4a2b',
    build: [36, 30, 29],
    height: 1.02,
    sleeves: 'long',
  },
  lena: {
    skin: ['#e9bd97', '#d09c74'],
    hair: ['#3a2622', '#291a17'],
    top: ['#e2a63a', '#c4892a'],
    legs: ['#3d5a52', '#30483f'],
    shoes: '#2d2a33',
    build: [30, 25, 29],
    height: 1,
    sleeves: 'long',
  },
  sam: {
    skin: ['#f3c8a6', '#dfa680'],
    hair: ['#8a5a36', '#6e4527'],
    top: ['#5f9163', '#4b774f'],
    legs: JEANS,
    shoes: '#e9ecf1',
    build: [30, 27, 26],
    height: 0.97,
    sleeves: 'long',
  },
  kim: {
    skin: ['#cf9a6c', '#b47e52'],
    hair: ['#2b2b3f', '#1f1f2e'],
    top: ['var(--story-brand)', 'var(--story-brand-deep)'],
    legs: NAVY,
    shoes: '#f1f3f7',
    build: [32, 27, 28],
    height: 0.98,
    sleeves: 'long',
  },
  stranger: {
    skin: SHADE,
    hair: SHADE,
    top: SHADE,
    legs: SHADE,
    shoes: 'var(--story-shape-deep)',
    build: [37, 33, 31],
    height: 1.03,
    sleeves: 'long',
  },
};

/** How somebody looks. */
export const lookOf = (who: StoryPerson): Look => LOOKS[who];

/** Whether somebody is seen as a shape alone. */
export const isShape = (who: StoryPerson): boolean => who === STRANGER;

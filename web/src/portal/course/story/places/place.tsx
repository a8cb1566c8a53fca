import type { StoryPlace } from '@portal/domain/training/story-words.ts';
import type { ComponentType } from 'react';
import { Meeting, MeetingTable, NightOffice, Office, Reception } from './at-a-desk.tsx';
import { Bakery, BuildingSite, Shop, Workshop } from './at-work.tsx';
import { Cafe, Home, Nowhere, Street, Train } from './on-the-way.tsx';

const PLACES: Readonly<Record<StoryPlace, ComponentType>> = {
  reception: Reception,
  office: Office,
  workshop: Workshop,
  bakery: Bakery,
  shop: Shop,
  'building-site': BuildingSite,
  home: Home,
  cafe: Cafe,
  train: Train,
  meeting: Meeting,
  street: Street,
  'night-office': NightOffice,
  nowhere: Nowhere,
};

/** What is behind the people. */
export function Place({ place }: { readonly place: StoryPlace }) {
  const Background = PLACES[place];
  return <Background />;
}

/** What stands before the people; most places have nothing there. */
export const Foreground = ({ place }: { readonly place: StoryPlace }) =>
  place === 'meeting' ? <MeetingTable /> : null;

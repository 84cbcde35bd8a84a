import type { ComponentType } from 'react';
import type { StaffRole } from '#client/gql/graphql.ts';
import type { DeskViewProps } from './view-props.ts';

/** Part of the desk, for members with one of its roles. */
type DeskView = {
  label: string;
  roles: readonly StaffRole[];
  load: () => Promise<{ View: ComponentType<DeskViewProps> }>;
};

/** Parts of the desk by their URLs, in their order. */
export const views: ReadonlyMap<string, DeskView> = new Map([
  ['recipes', { label: 'Recipes', roles: ['EDITOR'], load: () => import('./recipes/recipes.tsx') }],
  ['foods', { label: 'Foods', roles: ['EDITOR'], load: () => import('./foods/foods.tsx') }],
  ['home', { label: 'Home page', roles: ['EDITOR'], load: () => import('./home/home-issues.tsx') }],
  ['reports', { label: 'Reports', roles: ['MODERATOR'], load: () => import('./reported-texts.tsx') }],
  ['texts', { label: 'Texts', roles: ['MODERATOR'], load: () => import('./texts.tsx') }],
  ['members', { label: 'Members', roles: ['MODERATOR'], load: () => import('./members.tsx') }],
  [
    'readers',
    { label: 'Readers', roles: ['ADMINISTRATOR', 'MODERATOR', 'EDITOR'], load: () => import('./readers.tsx') },
  ],
  ['newsletter', { label: 'Newsletter', roles: ['EDITOR'], load: () => import('./newsletter.tsx') }],
  ['staff', { label: 'Staff', roles: ['ADMINISTRATOR'], load: () => import('./staff.tsx') }],
  ['subscribers', { label: 'Subscribers', roles: ['ADMINISTRATOR'], load: () => import('./subscribers.tsx') }],
  ['log', { label: 'Log', roles: ['ADMINISTRATOR', 'MODERATOR', 'EDITOR'], load: () => import('./desk-log.tsx') }],
  ['pictures', { label: 'Pictures', roles: ['EDITOR'], load: () => import('./photograph/pictures.tsx') }],
]);

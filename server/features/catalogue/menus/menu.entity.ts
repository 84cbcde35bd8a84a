import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A menu for an occasion. Rows come from `content/menus.yaml`. */
@Entity('menus')
export class MenuEntity {
  /** For example `dumpling-night`. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  position: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  introduction: string;

  @Column('text')
  authorKey: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  publishedOn: string;

  /** Number of people that the menu serves. */
  @Column('integer')
  servings: number;

  /** Slugs of its recipes, in serving order. */
  @Column('text', { array: true })
  dishes: string[];

  @Column('text', { array: true })
  notes: string[];
}

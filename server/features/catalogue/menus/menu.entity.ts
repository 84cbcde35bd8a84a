import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A table for an occasion. Rows come from `content/menus.yaml`. */
@Entity('menus')
export class MenuEntity {
  /** For example `dumpling-night`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'menus_pkey' })
  key: string;

  @Column('integer')
  position: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  introduction: string;

  @Column('text', { name: 'author_key' })
  authorKey: string;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;

  /** The people that all dishes are cooked for. */
  @Column('integer')
  servings: number;

  /** The slugs of its recipes, in the order of the table. */
  @Column('text', { array: true })
  dishes: string[];

  @Column('text', { array: true })
  notes: string[];
}

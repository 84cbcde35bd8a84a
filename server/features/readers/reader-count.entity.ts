import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReaderEvent } from './readers.type.ts';

const primaryKeyConstraintName = 'reader_counts_pkey';

/** How often readers did something on a day. Nothing in it says who. */
@Entity('reader_counts')
export class ReaderCountEntity {
  /** In UTC. */
  @PrimaryColumn('date', { primaryKeyConstraintName })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName })
  event: ReaderEvent;

  /** Page, recipe, text of a search or host; empty where the event says it all. */
  @PrimaryColumn('text', { primaryKeyConstraintName })
  key: string;

  @Column('integer')
  count: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReaderEvent } from './readers.type.ts';

/** Daily count of an event. It does not identify readers. */
@Entity('reader_counts')
export class ReaderCountEntity {
  /** Day in UTC. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  event: ReaderEvent;

  /** Subject of the event, such as a page, recipe, search text or host; empty if the event has none. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  count: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of a throttle, as rate-limiter-flexible stores it. */
@Entity('throttles')
export class ThrottleEntity {
  /** Name of the throttle, and a keyed hash of what it counts. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}

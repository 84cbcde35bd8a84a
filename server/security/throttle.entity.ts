import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of tries, in the shape that rate-limiter-flexible writes. */
@Entity('throttles')
export class ThrottleEntity {
  /** Begins with the throttle's name; addresses in it are hashed. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'throttles_pkey' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { ReviewEntity } from './review.entity.ts';

/** A comment that helped a member. It goes with either. */
@Entity('helpful_marks')
@Index('helpful_marks_user_id_idx', ['userId'])
export class HelpfulMarkEntity {
  @PrimaryColumn('integer', { name: 'review_id', primaryKeyConstraintName: 'helpful_marks_pkey' })
  reviewId: number;

  @ManyToOne(() => ReviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'review_id', foreignKeyConstraintName: 'helpful_marks_review_id_fkey' })
  review: ReviewEntity;

  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'helpful_marks_pkey' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'helpful_marks_user_id_fkey' })
  user: UserEntity;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

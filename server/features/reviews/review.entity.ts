import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';

/** Common columns of members' texts: comments, questions and answers. */
export abstract class MemberTextEntity {
  /** Null once the account is deleted; the text stays, without a name. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null if it was never edited. */
  @Column('timestamp with time zone', { name: 'edited_at', nullable: true })
  editedAt: Date | null;

  /** Null if everyone may read it. Otherwise only its author can, and a comment's stars do not count. */
  @Column('timestamp with time zone', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;
}

/** A comment with stars. A trigger updates the recipe's number and sum of ratings. */
@Entity('reviews')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { name: 'reviews_user_id_fkey', onDelete: 'SET NULL' })
@Unique('reviews_recipe_id_user_id_key', ['recipeId', 'userId'])
@Index('reviews_recipe_newest_idx', { synchronize: false })
@Index('reviews_user_id_idx', ['userId'])
@Check('reviews_rating_check', 'rating_halves between 1 and 10')
export class ReviewEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'reviews_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'recipe_id' })
  recipeId: number;

  @ManyToOne(() => RecipeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id', foreignKeyConstraintName: 'reviews_recipe_id_fkey' })
  recipe: RecipeEntity;

  /** Half stars, from 1 to 10. */
  @Column('smallint', { name: 'rating_halves' })
  ratingHalves: number;

  @Column('text')
  message: string;
}

/** A member's mark of a helpful comment. It is deleted with the comment or the account. */
@Entity('helpful_marks')
@Index('helpful_marks_user_id_idx', ['userId'])
export class HelpfulMarkEntity {
  @PrimaryColumn('integer', { name: 'review_id', primaryKeyConstraintName: 'helpful_marks_pkey' })
  reviewId: number;

  @ManyToOne(() => ReviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'review_id', foreignKeyConstraintName: 'helpful_marks_review_id_fkey' })
  review: ReviewEntity;

  @ForeignKey(() => UserEntity, { name: 'helpful_marks_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'helpful_marks_pkey' })
  userId: number;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

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
  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;

  /** Null if it was never edited. */
  @Column('timestamp with time zone', { nullable: true })
  editedAt: Date | null;

  /** Null if everyone may read it. Otherwise only its author and moderators can, and a comment's stars do not count. */
  @Column('timestamp with time zone', { nullable: true })
  hiddenAt: Date | null;

  @Column('text', { nullable: true })
  hiddenReason: string | null;
}

/** A comment with stars. A trigger updates the recipe's number and sum of ratings. */
@Entity('reviews')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { onDelete: 'SET NULL' })
@Unique(['recipeId', 'userId'])
@Index('reviews_recipe_newest_idx', { synchronize: false })
@Index(['userId'])
@Check('reviews_rating_check', 'rating_halves between 1 and 10')
export class ReviewEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  recipeId: number;

  @ManyToOne(() => RecipeEntity, { onDelete: 'CASCADE' })
  @JoinColumn()
  recipe: RecipeEntity;

  /** Half stars, from 1 to 10. */
  @Column('smallint')
  ratingHalves: number;

  @Column('text')
  message: string;
}

/** A member's mark of a helpful comment. It is deleted with the comment or the account. */
@Entity('helpful_marks')
@Index(['userId'])
export class HelpfulMarkEntity {
  @PrimaryColumn('integer')
  reviewId: number;

  @ManyToOne(() => ReviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn()
  review: ReviewEntity;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}

import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { MemberTextEntity } from '#server/features/reviews/review.entity.ts';

/** A question about a recipe. Triggers notify of its changes, as for reviews. */
@Entity('questions')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { onDelete: 'SET NULL' })
@Index(['recipeId', 'id'])
@Index(['userId'])
export class QuestionEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  recipeId: number;

  @ManyToOne(() => RecipeEntity, { onDelete: 'CASCADE' })
  @JoinColumn()
  recipe: RecipeEntity;

  @Column('text')
  text: string;
}

/** An answer to a question. It is deleted with the question. */
@Entity('answers')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { onDelete: 'SET NULL' })
@Index(['questionId', 'id'])
@Index(['userId'])
export class AnswerEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  questionId: number;

  @ManyToOne(() => QuestionEntity, { onDelete: 'CASCADE' })
  @JoinColumn()
  question: QuestionEntity;

  @Column('text')
  text: string;
}

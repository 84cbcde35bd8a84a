import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { MemberTextEntity } from '#server/features/reviews/review.entity.ts';

/** A question about a recipe. Triggers notify of its changes, as for reviews. */
@Entity('questions')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { name: 'questions_user_id_fkey', onDelete: 'SET NULL' })
@Index('questions_recipe_id_id_idx', ['recipeId', 'id'])
@Index('questions_user_id_idx', ['userId'])
export class QuestionEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'questions_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'recipe_id' })
  recipeId: number;

  @ManyToOne(() => RecipeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id', foreignKeyConstraintName: 'questions_recipe_id_fkey' })
  recipe: RecipeEntity;

  @Column('text')
  text: string;
}

/** An answer to a question. It is deleted with the question. */
@Entity('answers')
@ForeignKey(() => UserEntity, ['userId'], ['id'], { name: 'answers_user_id_fkey', onDelete: 'SET NULL' })
@Index('answers_question_id_id_idx', ['questionId', 'id'])
@Index('answers_user_id_idx', ['userId'])
export class AnswerEntity extends MemberTextEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'answers_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'question_id' })
  questionId: number;

  @ManyToOne(() => QuestionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'question_id', foreignKeyConstraintName: 'answers_question_id_fkey' })
  question: QuestionEntity;

  @Column('text')
  text: string;
}

import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { AnswerEntity, QuestionEntity } from './question.entity.ts';

/** A member's questions. They outlive the account under the name "Former member". */
export const personalQuestions: PersonalData = {
  name: 'questions',
  async collect(manager, { id }) {
    const questions = await manager.find(QuestionEntity, {
      where: { userId: id },
      relations: { recipe: true },
      order: { id: 'asc' },
    });
    return questions.map(({ recipe, text, createdAt, editedAt, hiddenReason }) => ({
      recipe: recipe.slug,
      title: recipe.title,
      text,
      createdAt,
      editedAt,
      hiddenReason,
    }));
  },
};

/** A member's answers, with their questions. They outlive the account under the name "Former member". */
export const personalAnswers: PersonalData = {
  name: 'answers',
  async collect(manager, { id }) {
    const answers = await manager.find(AnswerEntity, {
      where: { userId: id },
      relations: { question: { recipe: true } },
      order: { id: 'asc' },
    });
    return answers.map(({ question, text, createdAt, editedAt, hiddenReason }) => ({
      recipe: question.recipe.slug,
      title: question.recipe.title,
      question: question.text,
      text,
      createdAt,
      editedAt,
      hiddenReason,
    }));
  },
};

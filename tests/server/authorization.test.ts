import { defaultFieldResolver, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { personalFields as clientFields } from '#client/gql/personal-fields.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import { hasAccess } from '#server/features/accounts/request-viewer.ts';
import { getAccessRules } from '#server/graphql/access-rules.ts';
import { getPersonalFields } from '#server/graphql/personal.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { restRoutes } from '#server/http/rest/routes.ts';
import { createAccessTable } from '../../scripts/access-table.ts';

const schema = await createSchema();

describe('the operations', () => {
  it('have these callers, and fields these readers', () => {
    expect(createAccessTable(schema)).toEqual({
      'everyone | any': [
        'Query.author',
        'Query.authors',
        'Query.categories',
        'Query.category',
        'Query.collection',
        'Query.collections',
        'Query.contentPreview',
        'Query.cuisine',
        'Query.cuisines',
        'Query.food',
        'Query.foods',
        'Query.guide',
        'Query.guides',
        'Query.home',
        'Query.menu',
        'Query.menus',
        'Query.node',
        'Query.nodes',
        'Query.recipe',
        'Query.recipes',
        'Query.recipesBySlugs',
        'Query.removedRecipes',
        'Query.settings',
        'Query.sharedShoppingList',
        'Query.viewer',
        'Mutation.changeSharedShoppingList',
        'Mutation.confirmSubscription',
        'Mutation.forgotPassword',
        'Mutation.login',
        'Mutation.loginWithGoogle',
        'Mutation.logout',
        'Mutation.register',
        'Mutation.reportText',
        'Mutation.resendVerification',
        'Mutation.resetPassword',
        'Mutation.sendMessage',
        'Mutation.shareShoppingList',
        'Mutation.stopSharingShoppingList',
        'Mutation.subscribe',
        'Mutation.unsubscribe',
        'Mutation.verifyEmail',
      ],
      'administrators signed in within 12 hours | no token': [
        'Mutation.deleteRecipe',
        'Mutation.importSubscribers',
        'Mutation.inviteStaff',
        'Mutation.revokeInvitation',
        'Mutation.revokeRole',
        'Desk.invitations',
        'Desk.staff',
        'Desk.subscriberList',
        'Desk.subscribersCsv',
      ],
      'editors signed in within 12 hours | no token': [
        'Query.checkContent',
        'Mutation.createIssue',
        'Mutation.deleteDraft',
        'Mutation.deleteIssue',
        'Mutation.publishContent',
        'Mutation.renameRecipe',
        'Mutation.saveContent',
        'Mutation.saveIssue',
        'Mutation.scheduleIssue',
        'Mutation.sharePreview',
        'Mutation.stayAtContent',
        'Mutation.stopSharing',
        'Mutation.takeBackIssue',
        'Mutation.testIssue',
        'Mutation.unscheduleContent',
        'Mutation.withdrawContent',
        'ContentFile.publishedText',
        'ContentFile.revisions',
        'ContentFile.text',
        'Desk.contentFile',
        'Desk.contentFiles',
        'Desk.contentText',
        'Desk.contentWords',
        'Desk.foods',
        'Desk.issue',
        'Desk.issues',
        'Desk.missingFoods',
        'Desk.newRecipeText',
        'Desk.pastedText',
        'Desk.pictures',
        'Desk.sourceFoods',
        'Desk.subscribers',
        'NewsletterIssue.check',
      ],
      'administrators, editors and moderators | no token': ['Query.desk', 'Mutation.openDesk'],
      'signed-in members | WRITE': [
        'Mutation.addReview',
        'Mutation.answerQuestion',
        'Mutation.askQuestion',
        'Mutation.deleteEntry',
        'Mutation.deleteReview',
        'Mutation.editEntry',
        'Mutation.markHelpful',
        'Mutation.syncKitchen',
      ],
      'signed-in members | no token': [
        'Mutation.acceptInvitation',
        'Mutation.createToken',
        'Mutation.deleteAccount',
        'Mutation.endOtherSessions',
        'Mutation.endSession',
        'Mutation.leaveNewsletter',
        'Mutation.revokeToken',
        'Mutation.updateUsername',
        'AccessToken.createdAt',
        'AccessToken.expiresAt',
        'AccessToken.lastUsedOn',
        'AccessToken.name',
        'AccessToken.scope',
        'Session.createdAt',
        'Session.current',
        'Session.device',
        'Session.expiresAt',
        'Session.lastUsedAt',
        'Viewer.deskOpenUntil',
        'Viewer.email',
        'Viewer.exportedData',
        'Viewer.hasGoogle',
        'Viewer.hasNewsletter',
        'Viewer.hasPassword',
        'Viewer.roles',
        'Viewer.sessions',
        'Viewer.tokens',
      ],
      'moderators signed in within 12 hours | no token': [
        'Mutation.moderate',
        'Mutation.undoModeration',
        'Desk.members',
        'Desk.reports',
        'Desk.text',
        'Desk.texts',
      ],
      'administrators, editors and moderators signed in within 12 hours | no token': [
        'Desk.actions',
        'Desk.lateWork',
        'Desk.readers',
      ],
      'signed-in members | READ': [
        'Viewer.createdAt',
        'Viewer.kitchen',
        'Viewer.lists',
        'Viewer.notes',
        'Viewer.reviews',
        'Viewer.saved',
        'Viewer.username',
      ],
    });
  });

  it('that receive the viewer all have an access rule', () => {
    const { queries, mutations, fieldResolvers } = getMetadataStorage();
    const withoutRule = [...queries, ...mutations, ...fieldResolvers].filter(
      ({ params = [], roles }) => params.some(({ kind }) => kind === 'custom') && !roles,
    );
    expect(withoutRule.map(({ methodName }) => methodName)).toEqual([]);
  });

  // A field of a type with `simpleResolvers` has no resolver in which type-graphql could check anything.
  it('and fields with an access rule have a resolver that checks it', () => {
    const unchecked = [...getAccessRules().keys()].filter((name) => {
      const [typeName = '', field = ''] = name.split('.');
      const type = schema.getType(typeName);
      const { resolve = defaultFieldResolver } = (isObjectType(type) && type.getFields()[field]) || {};
      return resolve === defaultFieldResolver;
    });
    expect(unchecked).toEqual([]);
  });
});

describe('access', () => {
  const { EDITOR, MODERATOR } = StaffRole;
  const getTimeHoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000);
  const member = { roles: [], authenticatedAt: getTimeHoursAgo(1) };
  const editor = { roles: [EDITOR], authenticatedAt: getTimeHoursAgo(11.9) };
  const staleEditor = { roles: [EDITOR], authenticatedAt: getTimeHoursAgo(12.1) };
  const program = { roles: [EDITOR], authenticatedAt: null, scope: 'READ' } as const;
  const editors = { roles: [EDITOR], freshHours: 12 };
  const signIn = 'Please sign in first';
  const noDesk = 'There is nothing here.';
  const enterPassword = 'Please enter your password again.';
  const readsOnly = 'This token can only read. Create one that can write.';
  const forMembers = 'A token cannot do this. Sign in instead.';

  it.each([
    ['a stranger', null, {}, signIn],
    ['a member', member, {}, true],
    ['a program', program, {}, forMembers],
    ['a program', program, { scope: 'READ' }, true],
    ['a program that reads', program, { scope: 'WRITE' }, readsOnly],
    ['a program that writes', { ...program, scope: 'WRITE' }, { scope: 'WRITE' }, true],
    ['a program that writes', { ...program, scope: 'WRITE' }, { scope: 'READ' }, true],
    ['a stranger', null, editors, noDesk],
    ['a member', member, editors, noDesk],
    ['a member', member, { ...editors, otherwise: 'NULL' }, false],
    ['an editor', editor, editors, true],
    ['an editor', editor, { roles: [MODERATOR] }, noDesk],
    ['an editor', editor, { roles: [MODERATOR, EDITOR] }, true],
    ['an editor who signed in too long ago', staleEditor, editors, enterPassword],
    ['an editor who signed in too long ago', staleEditor, { roles: [EDITOR] }, true],
    ['an editor’s program', program, editors, forMembers],
  ] as const)('of %s (%j) to a field for %j is %j', (_name, caller, access, expected) => {
    const decide = () => hasAccess(caller, access);
    if (typeof expected === 'string') expect(decide).toThrow(expected);
    else expect(decide()).toBe(expected);
  });
});

describe('personal data', () => {
  it('is returned by these fields', () => {
    expect(getPersonalFields(schema)).toEqual([
      'Query.checkContent',
      'Query.desk',
      'Query.viewer',
      'Recipe.myEntryIds',
      'Recipe.myHelpfulIds',
      'Recipe.myHiddenEntries',
      'Recipe.myNote',
      'Recipe.myReview',
    ]);
  });

  it('has field names used for nothing else, since the client finds it by name', () => {
    const personal = new Set(getPersonalFields(schema));
    const others = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      // The `viewer` in a mutation's result is the member's own data, too.
      .filter((name) => !personal.has(name) && !/Success\.viewer$/.test(name));
    const names = new Set(clientFields);
    expect(others.filter((name) => names.has(name.split('.')[1] ?? ''))).toEqual([]);
    expect([...names].sort()).toEqual([...personal].map((name) => name.split('.')[1]).sort());
  });

  it('is not on a REST path that caches may store', () => {
    const cacheable = restRoutes.filter(({ isCacheable }) => isCacheable).map(({ successor }) => successor);
    expect(cacheable.length).toBeGreaterThan(5);
    const personal = new Set([...getPersonalFields(schema), ...getAccessRules().keys()]);
    expect(cacheable.filter((successor) => personal.has(successor))).toEqual([]);
  });
});

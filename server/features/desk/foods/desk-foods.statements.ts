// Hand-written: the lists of foods join, count and rank rows in one statement.
import { statement } from '#server/database/statements.ts';
import type { DeskFoodType, MissingFoodType } from './desk-foods.type.ts';

/** Maximum number of foods that a search finds. */
export const MAX_FOODS = 40;

/**
 * Foods with a key or name that contains a text; foods with this name first. Parameters: a pattern for `like`, the text
 * in lowercase.
 */
export const foodsByName = statement<DeskFoodType>(
  'desk_foods',
  `select f.key, f.name, f.aka, f.contains, f.may_contain as "mayContain", f.diet, f.aisle,
     f.glossary is not null as "isInGlossary",
     exists (select from documents d where d.path = 'foods/' || f.key || '.yaml') as "isEditable",
     (select count(*)::int from recipe_foods u join recipes r on r.id = u.recipe_id
      where u.food_key = f.key and r.is_published) as "recipeCount"
   from foods f
   where lower(concat_ws(' | ', f.key, f.name, f.plural, array_to_string(f.aka, ' | '))) like $1
   order by lower(f.name) <> $2 and $2 <> all(select lower(a) from unnest(f.aka) a),
     case when $2 <> '' then length(f.name) end, lower(f.name)
   limit ${MAX_FOODS}`,
);

/** Foods that drafts and published recipes mention but the food table lacks, most frequent first. */
export const missingFoods = statement<MissingFoodType>(
  'desk_missing_foods',
  `select name, jsonb_agg(jsonb_build_object('file', path, 'title', title) order by title) as files
   from (
     select distinct lower(food) as name, d.path, coalesce(d.title, d.path) as title
     from documents d
     left join recipes r on d.path = 'recipes/' || r.slug || '.yaml' and r.is_published
     cross join unnest(case when d.draft_revision_id is null then r.unknown_foods else d.unknown_foods end) food
   ) mentioned
   where not exists (
     select from foods f
     where mentioned.name in (lower(f.name), lower(f.plural)) or mentioned.name in (select lower(a) from unnest(f.aka) a)
   )
   group by name order by count(*) desc, name limit 200`,
);

import { type Dish, getTasks } from './dish-tasks.ts';

/** Parts of the minutes that a dish takes; the rest is unattended cooking. */
type DishTimes = {
  /** Estimated minutes of hands-on work. */
  handsOn: number;
  /** Minutes of rests of an hour or longer: the cook can leave the kitchen. */
  resting: number;
};

/** Minimum length of a rest, in minutes; a shorter rest is part of the cooking. */
const MIN_REST = 60;
/** Hands-on minutes are rounded to multiples of this; smaller estimates are not rounded. */
const ROUND_TO = 5;

/** Returns the hands-on and the resting minutes of a dish, according to its steps; together at most its total. */
export function dishTimes(dish: Dish): DishTimes {
  const tasks = getTasks(dish);
  const hands = tasks.reduce((sum, { kind, minutes }) => sum + (kind === 'HANDS' ? minutes : 0), 0);
  const rests = tasks.reduce((sum, { restingMinutes: rest }) => sum + (rest >= MIN_REST ? rest : 0), 0);
  const rounded = hands < ROUND_TO ? hands : Math.round(hands / ROUND_TO) * ROUND_TO;
  const handsOn = Math.min(rounded, dish.totalMinutes);
  return { handsOn, resting: Math.min(Math.round(rests), dish.totalMinutes - handsOn) };
}

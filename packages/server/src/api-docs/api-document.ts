import { apiContract } from '@ofenpost/contract/api.contract';
import { wholeNumber } from '@ofenpost/contract/whole-number';
import { account } from '@ofenpost/core/account/account';
import { cart, cartError, newCartItem } from '@ofenpost/core/cart/cart';
import { missingLine } from '@ofenpost/core/cart/missing-line';
import { catalogue, productGroup } from '@ofenpost/core/catalogue/catalogue';
import { illustration } from '@ofenpost/core/catalogue/illustration';
import { optionGroup, product } from '@ofenpost/core/catalogue/product';
import { checkoutDraft, placeOrderError, placeOrderRequest } from '@ofenpost/core/checkout/place-order';
import { placedOrder } from '@ofenpost/core/checkout/placed-order';
import { delivery } from '@ofenpost/core/delivery/delivery';
import { orderLocation } from '@ofenpost/core/delivery/order-location';
import { restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { giftCard } from '@ofenpost/core/gift-card/gift-card';
import { menu } from '@ofenpost/core/menu/menu';
import { menuPlan } from '@ofenpost/core/menu/menu-plan';
import { price, rappen } from '@ofenpost/core/money/money';
import { openingHours, schedule } from '@ofenpost/core/opening-hours/opening-hours';
import { order, orderStep, orderStepError, productOrder } from '@ofenpost/core/order/order';
import { orderedAgain } from '@ofenpost/core/order/order-again';
import { payment } from '@ofenpost/core/payment/payment';
import { pizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import { pizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { signInProvider } from '@ofenpost/core/session/sign-in';
import { type JSONSchema, type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { $ZodType, $ZodPipeDef } from 'zod/v4/core';
import { API_TAGS } from './api-tags.ts';
import { withCommonAnswers } from './common-answers.ts';

/** Whether a schema is this one, or this one with further checks. */
const isMadeOf = (schema: $ZodType, origin: $ZodType): boolean =>
  schema === origin || (schema._zod.parent !== undefined && isMadeOf(schema._zod.parent, origin));

const isAmount = (schema: $ZodType): boolean => isMadeOf(schema, price) || isMadeOf(schema, rappen);

/** A number in an address is described by the schema of the parsed value. */
function readFromText(schema: $ZodType): $ZodType {
  if (schema._zod.def.type !== 'pipe') return schema;
  const { in: text, out } = schema._zod.def as $ZodPipeDef;
  return text === wholeNumber ? out : schema;
}

/** A union of one is that one. */
function withoutUnionOfOne(json: Exclude<JSONSchema, boolean>): Exclude<JSONSchema, boolean> {
  const [only, ...others] = json.anyOf ?? [];
  return typeof only === 'object' && others.length === 0 ? only : json;
}

/** The limit of safe integers is technical, so it is not shown. */
function withoutBounds({ minimum, maximum, ...rest }: Exclude<JSONSchema, boolean>): Exclude<JSONSchema, boolean> {
  return {
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}

/** Converts our schemas to JSON schemas, with what the types alone do not say: the unit of amounts. */
const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next, ...options }) => {
      const schema = readFromText(options.schema);
      const [isRequired, found] = next({ ...options, schema });
      const json = withoutUnionOfOne(withoutBounds(found));
      return [isRequired, isAmount(schema) ? { ...json, description: 'Rappen, 1/100 CHF' } : json];
    },
  ],
});

/** The entities that are defined once in the document, by their name. */
const ENTITIES = {
  Account: account,
  Cart: cart,
  CartError: cartError,
  Catalogue: catalogue,
  CheckoutDraft: checkoutDraft,
  Delivery: delivery,
  GiftCard: giftCard,
  Illustration: illustration,
  Menu: menu,
  MenuPlan: menuPlan,
  MissingLine: missingLine,
  NewCartItem: newCartItem,
  OpeningHours: openingHours,
  OptionGroup: optionGroup,
  Order: order,
  OrderedAgain: orderedAgain,
  OrderLocation: orderLocation,
  OrderStep: orderStep,
  OrderStepError: orderStepError,
  Payment: payment,
  PizzaCreation: pizzaCreation,
  PizzaOffer: pizzaOffer,
  PlacedOrder: placedOrder,
  PlaceOrderError: placeOrderError,
  PlaceOrderRequest: placeOrderRequest,
  Product: product,
  ProductGroup: productGroup,
  ProductOrder: productOrder,
  Restaurant: restaurant,
  RestaurantEvent: restaurantEvent,
  Schedule: schedule,
  SignInProvider: signInProvider,
};

/** The HTTP API as an OpenAPI document. `origin`: the server's public origin. */
export const createApiDocument = async (origin: string, inProduction: boolean): Promise<OpenAPI.Document> => {
  const document = await new OpenAPIGenerator({ schemaConverters: [schemaConverter] }).generate(apiContract, {
    info: {
      title: 'Ofenpost API',
      version: '1',
      description:
        'Amounts are integers in Rappen. Points in time are RFC 3339; answers have them in UTC with milliseconds. Whose cart or order it is, a cookie decides.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Imprint of the restaurant', url: `${origin}/legal/imprint` },
    },
    servers: [{ url: `${origin}/api` }],
    tags: API_TAGS,
    commonSchemas: Object.fromEntries(
      Object.entries(ENTITIES).map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
    ),
  });
  return withCommonAnswers(document, inProduction);
};

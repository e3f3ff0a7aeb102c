import {
  type CreatorView,
  creatorView,
  selectSide,
  selectWork,
} from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { partPrices } from '@ofenpost/core/pizza/change-creation';
import type { Diet } from '@ofenpost/core/pizza/pizza-declaration';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { type ResolvedCreation, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { startTransition, useEffect, useState, useCallback, useMemo } from 'react';
import { useApp, useEarliestServing } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { pageUrl } from '../seo/public-pages.ts';
import { shareCreation, useCreationAddress } from './creation-address.ts';
import { DeclarationChips, DeclarationExplained, PriceExplained } from './creation-explained.tsx';
import { CreationAnnouncer } from './creation-text.tsx';
import { CreatorNotices } from './creator-notices.tsx';
import { CreatorTools, SurpriseBar } from './creator-tools.tsx';
import { LiveBread } from './live-bread.tsx';
import { creatorOrders, OrderBar } from './order-bar.tsx';
import { PartChoices, missingReasons, partSummaries } from './part-choices.tsx';
import { partPictures } from './part-pictures.tsx';
import { SavedCreations } from './saved-creations.tsx';
import { ToppingChoices } from './topping-choices.tsx';
import { blockerOf, type PizzaCreatorActor, usePizzaCreator } from './use-pizza-creator.ts';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './pizza-creator-page.module.css';

/** Replaces the pizza creator in a shop without own pizzas, such as a new one. */
const NoPizzaOffer = () => (
  <div className={`${layout.wrap} ${errorStyles.page}`}>
    <BareBread sauce="none" seed="Eigene Kreation" className={errorStyles.picture} />
    <h1>Eigene Fladen gibt es hier zurzeit nicht.</h1>
    <p className={errorStyles.text}>Schau bald wieder vorbei, oder such dir etwas von der Karte aus.</p>
    <div className={errorStyles.actions}>
      <Link to={paths.products} className={controls.primary}>
        Zu den Produkten
      </Link>
    </div>
  </div>
);

/** Returns the value of the last painted frame, so that expensive rendering does not delay the rest. */
function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Scheduled after the paint of the current frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}

/** The page of the pizza creator. The machine holds the pizza; the page shows it and sends events. */
function PizzaCreatorPage({ offer }: { offer: PizzaOffer }) {
  const actor = usePizzaCreator(offer);
  const work = useSelector(actor, selectWork);
  const view = useMemo(() => work && creatorView(work), [work]);
  const pizza = useMemo(() => view && resolveCreation(view.offer, view.creation), [view]);
  if (view === null || !pizza?.ok) return null;
  return <Creator actor={actor} view={view} pizza={pizza.value} />;
}

type Props = { readonly actor: PizzaCreatorActor; readonly view: CreatorView; readonly pizza: ResolvedCreation };

function Creator({ actor, view, pizza }: Props) {
  const { data, actors } = useApp();
  const { offer, creation, price, search } = view;
  // Choice and price update at once; drawing and explanations follow a frame later.
  const explained = useFrameLater(view);
  const renderedPizza = useFrameLater(pizza);
  const at = useEarliestServing();
  const beginEntry = useCreationAddress(actor, search);
  const send = useMemo(() => creatorOrders(actor, beginEntry), [actor, beginEntry]);
  const pictures = useMemo(() => partPictures(offer), [offer]);
  const summaries = useMemo(() => partSummaries(offer), [offer]);
  const side = useSelector(actor, selectSide);
  const prices = useMemo(
    () => partPrices(explained.offer, renderedPizza, side),
    [explained.offer, renderedPizza, side],
  );
  const missing = useMemo(() => missingReasons(offer, at), [offer, at]);
  const tables = { pictures, prices, summary: summaries, missing };
  const surprise = useCallback((diet: Diet | null) => send.surprise(diet, at), [send, at]);
  const share = useCallback(() => {
    const url = pageUrl(data.origin, `${paths.pizzaCreator}?${search}`);
    void shareCreation(url).then((message) => message && actors.toast.send({ type: 'toast.shown', message }));
  }, [actors, data.origin, search]);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={styles.head}>
        <h1>Bau dir deinen Fladen</h1>
        <p className={layout.lead}>
          Such aus, was drauf kommt, auf Wunsch links anders als rechts. Du siehst, was du isst.
        </p>
        <noscript>
          <p className={styles.noscript}>
            Zum Zusammenstellen braucht es JavaScript. Ansehen kannst du diesen Fladen auch so.
          </p>
        </noscript>
        <CreatorNotices actor={actor} dropped={view.dropped} />
      </div>
      <div className={styles.stage}>
        <LiveBread actor={actor} offer={explained.offer} pizza={renderedPizza} className={styles.bread} />
        <CreatorTools
          canUndo={view.canUndo}
          canRedo={view.canRedo}
          onUndo={send.undo}
          onRedo={send.redo}
          onShare={share}
          onClear={send.clear}
        />
      </div>
      <div className={styles.choices}>
        <SurpriseBar onSurprise={surprise} />
        <DeclarationChips declaration={explained.declaration} />
        <PartChoices
          {...tables}
          legend="Grösse"
          isNarrow
          name="size"
          parts={offer.sizes}
          chosenId={creation.sizeId}
          onChoose={send.size}
        />
        <PartChoices
          {...tables}
          legend="Teig"
          name="dough"
          parts={offer.doughs}
          chosenId={creation.doughId}
          onChoose={send.dough}
        />
        <PartChoices
          {...tables}
          legend="Sauce"
          name="sauce"
          parts={offer.sauces}
          chosenId={creation.sauceId}
          onChoose={send.sauce}
        />
        <PartChoices
          {...tables}
          legend="Käse"
          name="cheese"
          parts={offer.cheeses}
          chosenId={creation.cheeseId}
          onChoose={send.cheese}
        />
        <ToppingChoices
          {...tables}
          actor={actor}
          halfPriceRule={offer.halfPriceRule}
          toppings={offer.toppings}
          chosen={creation.toppings}
          onToggle={send.topping}
        />
        <PriceExplained price={explained.price} />
        <DeclarationExplained declaration={explained.declaration} />
        <SavedCreations actor={actor} offer={offer} search={explained.search} beginEntry={beginEntry} />
        <OrderBar
          actor={actor}
          search={search}
          total={price.total}
          blocker={blockerOf(offer, pizza, at)}
          onAnother={send.clear}
        />
      </div>
      <CreationAnnouncer view={explained} />
    </div>
  );
}

export const Route = createLazyRoute('/pizza-creator')({
  component: function PizzaCreatorRoute() {
    const { offer } = Route.useLoaderData();
    return offer === null ? <NoPizzaOffer /> : <PizzaCreatorPage offer={offer} />;
  },
});

export { partPictures } from './part-pictures.tsx';

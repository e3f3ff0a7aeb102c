import { partPrices } from '@ofenpost/core/pizza-creator/part-prices';
import {
  type CreatorView,
  creatorView,
  selectSide,
  selectWork,
} from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { Diet } from '@ofenpost/core/pizza-creator/pizza-declaration';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { type ResolvedCreation, resolveCreation } from '@ofenpost/core/pizza-creator/resolve-creation';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useEarliestServing } from '../app/app-state.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';
import { blockerOf } from './blocker.ts';
import { CreationAnnouncer } from './creation-announcer.tsx';
import { CreatorNotices } from './creator-notices.tsx';
import { creatorOrders } from './creator-orders.ts';
import { CreatorTools } from './creator-tools.tsx';
import { DeclarationChips, DeclarationExplained } from './declaration-explained.tsx';
import { LiveBread } from './live-bread.tsx';
import { OrderBar } from './order-bar.tsx';
import { PartChoices } from './part-choices.tsx';
import { partPictures } from './part-pictures.tsx';
import { missingReasons, partSummaries } from './part-summaries.ts';
import { PriceExplained } from './price-explained.tsx';
import { SavedCreations } from './saved-creations.tsx';
import { shareCreation } from './share-creation.ts';
import { SurpriseBar } from './surprise-bar.tsx';
import { ToppingChoices } from './topping-choices.tsx';
import { useCreationAddress } from './use-creation-address.ts';
import { useFrameLater } from './use-frame-later.ts';
import { type PizzaCreatorActor, usePizzaCreator } from './use-pizza-creator.ts';
import layout from '../theme/layout.module.css';
import styles from './pizza-creator-page.module.css';

/** The page of the pizza creator. The machine holds the pizza; the page shows it and sends events. */
export function PizzaCreatorPage({ offer }: { offer: PizzaOffer }) {
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

"""What bots are called at a table: what is served in the vessel of their level, a different name at every seat."""

NAMES = {
    "novice": ("Sencha", "Matcha", "Hojicha", "Genmai", "Mugi", "Kukicha", "Konacha", "Sobacha"),  # in a teacup
    "casual": ("Miso", "Soba", "Udon", "Dashi", "Zosui", "Ochazuke", "Tofu", "Nori"),  # in a bowl
    "strong": ("Tetsubin", "Yuge", "Sumi", "Irori", "Hibachi", "Jizai", "Kogen", "Arare"),  # around a kettle
    "expert": ("Oden", "Yosenabe", "Sukiyaki", "Mizutaki", "Chanko", "Kiritanpo", "Motsu", "Shabu"),  # in a donabe
}


def name_of_bot(bot: str, seat: int) -> str:
    """The name of a bot at a seat; one that is no level is called after its kind."""
    names = NAMES.get(bot)
    if names is None:
        return f"{bot.rpartition(':')[2].capitalize()} {seat + 1}"
    return names[seat % len(names)]
